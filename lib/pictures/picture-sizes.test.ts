import { pictureSizes } from './picture-sizes';

describe('the sizes of a picture', () => {
  it('name the widest screens first, for a browser takes the first condition that holds', () => {
    expect(pictureSizes('78vw', { sm: '46vw', xl: '22vw' })).toBe('(min-width: 1181px) 22vw, (min-width: 621px) 46vw, 78vw');
  });

  it('are one width where the layout never changes it', () => {
    expect(pictureSizes('80px')).toBe('80px');
  });
});
