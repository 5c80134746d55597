import type { ReactNode } from 'react';
import { SectionList } from '@/components/sections/section-list';
import { pageExamples } from './page-examples';
import { uiExamples } from './ui-examples';

export interface GalleryGroup {
  readonly slug: string;
  readonly name: string;
  readonly examples: readonly { readonly name: string; readonly example: ReactNode }[];
}

const kinds = [...new Set(Array.from(pageExamples.values(), ({ kind }) => kind))].toSorted();

const sectionGroups = kinds.map((kind): GalleryGroup => ({
  slug: `section-${kind}`,
  name: `Section: ${kind}`,
  examples: [...pageExamples]
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
