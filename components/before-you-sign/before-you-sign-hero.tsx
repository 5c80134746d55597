import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { beforeYouSignPage as page } from '@/content/before-you-sign/page';
import { breadcrumbTrail } from '@/content/seo';

const { heading, intro, actions } = page.hero;

export function BeforeYouSignHero() {
  return (
    <div data-hero="" className="bg-chalk">
      <div className="rise wrap grid items-end gap-x-16 pt-4 pb-7 md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] md:pt-10 md:pb-10">
        <div className="min-w-0">
          <Breadcrumbs trail={breadcrumbTrail(page)} />
          <h1 className="mt-2 text-page">{heading}</h1>
        </div>
        <div className="min-w-0 max-md:mt-3">
          <Text className="max-w-measure text-lead text-ink-2" text={intro} />
          <ContactLinks actions={actions} className="mt-5" />
        </div>
      </div>
      <div className="h-[clamp(200px,40vw,620px)] overflow-hidden border-y-2 border-ink">
        <Picture name="kitchen-table" sizes="100vw" priority className="size-full object-cover" />
      </div>
    </div>
  );
}
