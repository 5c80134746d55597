/** @jest-environment jsdom */
function load() {
  jest.resetModules();
  return import('./sign-from-fragment');
}

it('reads the sign once and removes it from the URL', async () => {
  history.replaceState({ kept: true }, '', '/contact/#sign=brown-ring');
  const { signFromFragment } = await load();
  expect(signFromFragment()).toBe('brown-ring');
  expect(location.pathname + location.hash).toBe('/contact/');
  expect(history.state).toEqual({ kept: true });
  expect(signFromFragment()).toBe('brown-ring');
});

it.each(['', '#contact', '#sign=', '#design=brown-ring'])('returns null for “%s”', async (hash) => {
  history.replaceState(null, '', `/contact/${hash}`);
  const { signFromFragment } = await load();
  expect(signFromFragment()).toBeNull();
  expect(location.hash).toBe(hash);
});
