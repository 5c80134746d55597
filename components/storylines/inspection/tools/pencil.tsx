import { Tool } from './tool';

export function Pencil() {
  return (
    <Tool
      name="pencil"
      size={[430, 300]}
      turn="translate(14 280) rotate(-33.69)"
      outline={<path d="m0 0 62-15h392q14 0 14 15t-14 15H62z" />}
    >
      <path d="m0 0 62-15q-12 5-2 10-12 5 0 10-10 5 2 10z" className="fill-board" />
      <path d="m0 0 19-4.6q4 4.6 0 9.2z" className="fill-ink" />
      <path d="M62-15h334v10H60q-10-5 2-10z" className="fill-ochre-2" />
      <path d="M60-5h336V5H60q-12-5 0-10z" className="fill-ochre" />
      <path d="M60 5h336v10H62q-12-5-2-10z" className="fill-ochre-edge" />
      <path d="M376-15h20v30h-20z" className="fill-shutter" />
      <path d="M238 0h74m10 0h14" strokeWidth="2.6" className="stroke-shutter" />
      <path d="M396-16h40v32h-40z" className="fill-pewter" />
      <path d="M399-8h34" strokeWidth="4" strokeLinecap="butt" className="stroke-white" />
      <path d="M404-16v32m6-32v32m12-32v32m6-32v32" strokeWidth="1.3" />
      <path d="M436-15h18q14 0 14 15t-14 15h-18z" className="fill-door" />
      <path d="M440-8h12q7 0 9 6" strokeWidth="2.4" className="stroke-copper-light" />
    </Tool>
  );
}
