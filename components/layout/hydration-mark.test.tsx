import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { HydrationMark } from './hydration-mark';

const isMarked = () => 'hydrated' in document.documentElement.dataset;

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('marks the page as hydrated after all earlier effects have run', () => {
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

test('adds nothing to the exported HTML', () => {
  expect(renderToString(<HydrationMark />)).toBe('');
});
