import { signatures } from '@/components/sections/parts/sheet-initials';

/** Defined once per page. The sheets show them with `use`. */
export function PencilMarks() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <path
        id="boxes"
        strokeWidth="1.3"
        className="fill-white stroke-rule-strong"
        d="M11 5h17v17H11zM49 5h17v17H49zM87 5h17v17H87z"
      />
      <g id="check-0">
        <path d="M13 10c2 2 4 6 6 9C22 11 27 3 35-2" />
      </g>
      <g id="check-1">
        <path d="M12 12c3 1 5 4 7 7 2-7 7-15 14-21" />
      </g>
      <g id="check-2">
        <path d="M14 9c2 3 3 6 5 10 4-8 8-14 16-20" />
      </g>
      <path id="signature" d={signatures['D. H.']} />
    </svg>
  );
}

export function Signature() {
  return (
    <svg role="img" aria-label="D. H." viewBox="0 0 90 40">
      <use href="#signature" />
    </svg>
  );
}
