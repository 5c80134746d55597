import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/rich-text';
import { TextList } from '@/components/ui/text-list';
import type { PageHero } from '@/content/types';

interface MaterialNoteProps {
  readonly hero: PageHero;
  /** Puts the facts on one line. */
  readonly runsIn?: boolean;
  readonly children: ReactNode;
}

export function MaterialNote({ hero, runsIn = false, children }: MaterialNoteProps) {
  const { facts, note } = hero;
  return (
    <>
      <Text className="mb-2 leading-normal" text={note} />
      {facts ? (
        <TextList
          items={facts}
          className={clsx(
            'font-semibold',
            runsIn
              ? 'run-in-whole'
              : 'xl:border-t-2 xl:border-ink xl:font-serif xl:text-h3 xl:*:border-b xl:*:border-rule-strong xl:*:py-3.5',
          )}
        />
      ) : null}
      <p className="mt-1.5 text-small">{children}</p>
    </>
  );
}
