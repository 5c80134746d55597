import { Text } from '@/components/ui/rich-text';
import { contractParts } from '@/content/before-you-sign/contract';
import { sources } from '@/content/before-you-sign/sources';
import { ContractSheet } from './contract-sheet';
import { SourceNote } from './source-note';

export function ContractFigure() {
  return (
    <div className="mb-8 grid items-start gap-x-12 gap-y-5 md:mb-12 md:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
      <div className="bg-linen md:sticky md:top-32">
        <div className="mx-auto max-w-130 p-2">
          <ContractSheet />
        </div>
      </div>
      <div>
        <ol className="contract-parts">
          {contractParts.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-h4">{title}</h3>
              <Text className="text-base text-ink-2" text={text} />
            </li>
          ))}
        </ol>
        <div className="mt-5">
          <SourceNote source={sources.contract} />
        </div>
      </div>
    </div>
  );
}
