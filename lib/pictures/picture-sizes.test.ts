import { pictureSizes } from './picture-sizes';

describe('the sizes of a picture', () => {
  it('list the widest screens first, because browsers use the first condition that matches', () => {
    expect(pictureSizes('78vw', { sm: '46vw', xl: '22vw' })).toBe(
      '(min-width: 74rem) 22vw, (min-width: 40rem) 46vw, 78vw',
    );
  });

  it('are a single width if the layout never changes it', () => {
    expect(pictureSizes('80px')).toBe('80px');
  });
});
