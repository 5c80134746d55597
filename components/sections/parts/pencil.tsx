import { HandTool } from './hand-tool';

export function Pencil({ color, className }: { readonly color: 'ochre' | 'shutter'; readonly className: string }) {
  return (
    <HandTool className={className}>
      <path d="M6.1 23.3h331.7" strokeWidth="22" strokeOpacity=".14" />
      <path d="m0 0 34-11v22z" className="fill-board" />
      <path d="m0 0 12-4v8z" className="fill-ink" />
      <path d="M34-11h284v22H34z" className={color === 'ochre' ? 'fill-ochre' : 'fill-shutter'} />
      <path d="M34-4h284M34 4h284" strokeWidth="1" />
      <path d="M318-11h18v22h-18z" className="fill-linen" />
      <path d="M336-11h18v22h-18z" className="fill-door" />
    </HandTool>
  );
}
