import { missingPackages } from './install.mjs';

describe('what is missing', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/next': { version: '16.4.6' },
      'node_modules/@img/mac': { version: '1.0.0', optional: true },
    },
  };

  test.each<[string, Record<string, { version: string }>, readonly string[]]>([
    ['nothing, when the tree holds what the lock asks for', { 'node_modules/next': { version: '16.4.6' } }, []],
    ['a package that is not there', {}, ['node_modules/next']],
    ['a package of another version', { 'node_modules/next': { version: '15.0.0' } }, ['node_modules/next']],
  ])('is %s', (_name, packages, missing) => {
    expect(missingPackages(wanted, { packages })).toEqual(missing);
  });
});
