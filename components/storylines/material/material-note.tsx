import type { ReactNode } from 'react';
import { Text } from '@/components/ui/rich-text';
import type { PageHero } from '@/content/page';

interface MaterialNoteProps {
  readonly hero: PageHero;
  readonly children: ReactNode;
}

export function MaterialNote({ hero: { note }, children }: MaterialNoteProps) {
  return (
    <>
      <Text className="mb-2 leading-normal" text={note} />
      <p className="mt-1.5 text-small">{children}</p>
    </>
  );
}
