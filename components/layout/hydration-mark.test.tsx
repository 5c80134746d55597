import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { HydrationMark } from './hydration-mark';

const isMarked = () => 'hydrated' in document.documentElement.dataset;

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('marks the page as hydrated once the effects before it have run', () => {
  let wasMarkedEarlier: boolean | undefined;
  function EarlierComponent() {
    useEffect(() => {
      wasMarkedEarlier = isMarked();
    }, []);
    return null;
  }
  render(
    <>
      <EarlierComponent />
      <HydrationMark />
    </>,
  );
  expect(wasMarkedEarlier).toBe(false);
  expect(isMarked()).toBe(true);
});

test('adds nothing to the exported HTML', () => {
  expect(renderToString(<HydrationMark />)).toBe('');
});
