import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Boundaries } from './boundaries';
import { Boundary } from './boundary';

const isMarked = () => 'hydrated' in document.documentElement.dataset;

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('mark the page as hydrated once the effects in all of them have run', async () => {
  const marks: boolean[] = [];
  function Part() {
    useEffect(() => {
      marks.push(isMarked());
    }, []);
    return null;
  }
  const hydrated = new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }));
  render(
    <Boundaries>
      <Part />
      <div>
        <Boundary>
          <Part />
        </Boundary>
      </div>
      <Part />
    </Boundaries>,
  );
  await hydrated;
  expect(marks).toEqual([false, false, false]);
  expect(isMarked()).toBe(true);
});

test('add no elements to the exported HTML', () => {
  expect(renderToString(<Boundary>text</Boundary>)).toBe('<!--$-->text<!--/$-->');
});
