import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { linkMedia } from '@/content/closings';
import type { PagePath } from '@/content/paths';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { backgroundOf } from './background-of';

export interface RelatedPage {
  readonly path: PagePath;
  readonly name: string;
}

const sizes = pictureSizes('310px', { md: '32vw', '3xl': '420px' });

export function RelatedLinks({ pages }: { readonly pages: readonly RelatedPage[] }) {
  return (
    <nav aria-label="Related pages" className="related-pages">
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <SiteLink href={path} className="related-tile">
              <RelatedPicture path={path} />
              <b>{name}</b>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RelatedPicture({ path }: { readonly path: PagePath }) {
  const media = linkMedia(path);
  return media.kind === 'picture' ? (
    <Picture name={media.name} alt="" sizes={sizes} className="related-picture" />
  ) : (
    <Drawing name={media.name} alt="" className={`related-picture ${backgroundOf(media.name)}`} />
  );
}
