import { jsonInScript } from './json-in-script';

test('no value can close the script element', () => {
  const text = jsonInScript({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
