import type { ReactNode } from 'react';
import { sectionExamples } from '@/components/sections/examples/examples';
import { pageExamples } from '@/components/sections/examples/page-examples';
import { SectionList } from '@/components/sections/section-list';
import type { Section } from '@/content/types';
import { uiExamples } from './ui-examples';

export interface GalleryGroup {
  readonly slug: string;
  readonly name: string;
  readonly examples: readonly { readonly name: string; readonly example: ReactNode }[];
}

const sections: readonly (readonly [name: string, section: Section])[] = [
  ...pageExamples,
  ...Object.entries(sectionExamples),
];
const kinds = [...new Set(sections.map(([, { kind }]) => kind))].toSorted();

const sectionGroups = kinds.map((kind): GalleryGroup => ({
  slug: `section-${kind}`,
  name: `Section: ${kind}`,
  examples: sections
    .filter(([, section]) => section.kind === kind)
    .map(([name, section]) => ({ name, example: <SectionList sections={[section]} /> })),
}));

const uiGroups = Object.entries(uiExamples).map(([file, examples]): GalleryGroup => ({
  slug: `ui-${file}`,
  name: `ui: ${file}`,
  examples: Object.entries(examples).map(([name, example]) => ({
    name,
    example: <div className="wrap py-6">{example}</div>,
  })),
}));

export const galleryGroups: readonly GalleryGroup[] = [...sectionGroups, ...uiGroups];
