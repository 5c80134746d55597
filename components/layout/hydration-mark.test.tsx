import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { HydrationMark } from './hydration-mark';

const isMarked = () => 'hydrated' in document.documentElement.dataset;

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('the page is marked as hydrated once the effects of everything before the mark have run', () => {
  let wasMarkedBefore: boolean | undefined;
  function Island() {
    useEffect(() => {
      wasMarkedBefore = isMarked();
    }, []);
    return null;
  }
  render(
    <>
      <Island />
      <HydrationMark />
    </>,
  );
  expect(wasMarkedBefore).toBe(false);
  expect(isMarked()).toBe(true);
});

test('the exported page holds nothing of it', () => {
  expect(renderToString(<HydrationMark />)).toBe('');
});
