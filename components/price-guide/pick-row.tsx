import { RichText } from '@/components/ui/rich-text';
import type { Answers, FieldName } from '@/lib/prices/answers';
import type { Answer } from './estimator';

interface PickRowProps {
  readonly name: FieldName;
  readonly label: string;
  readonly price: string;
  readonly answers: Answers;
  readonly onAnswer: Answer;
}

/** A job to pick or leave, with its printed price. */
export function PickRow({ name, label, price, answers, onAnswer }: PickRowProps) {
  return (
    <li className="border-b border-rule">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          checked={answers[name] === 'on'}
          onChange={({ target }) => onAnswer(name, target.checked ? 'on' : '')}
          className="price-check"
        />
        <span className="min-w-0 flex-1 leading-tight">{label}</span>
        <span className="max-w-1/2 text-right leading-tight font-semibold">
          <RichText>{price}</RichText>
        </span>
      </label>
    </li>
  );
}
