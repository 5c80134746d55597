import { Tool } from './tool';

const body = 'M8-48q-8 0-8 8v80q0 8 8 8l178 8q18 0 28-20l14-15h134q24 0 24-21t-24-21H228l-14-15q-10-20-28-20z';
const leaf = 'M-12 0h12c8-15 32-19 52 0-20 19-44 15-52 0h44M14-1l8-8m-2 8 10-8m-4 9 9-6m-21 6 8 8m-2-8 10 8m-4-8 9 6';

export function GutterScoop() {
  return (
    <Tool
      name="gutter scoop"
      size={[404, 320]}
      turn="translate(40 50) rotate(33.69)"
      outline={<path d={body} />}
      ground={
        <>
          <path d={leaf} transform="translate(172 44) rotate(20)" strokeWidth="1.4" className="fill-copper" />
          <path
            d={leaf}
            transform="translate(44 148) rotate(150) scale(.85)"
            strokeWidth="1.6"
            className="fill-ochre"
          />
          <path
            d={leaf}
            transform="translate(272 96) rotate(-52) scale(.75)"
            strokeWidth="1.8"
            className="fill-copper-deep"
          />
        </>
      }
    >
      <path d={body} className="fill-door" />
      <path d="M4-35 178-42q14 0 20 14v56q-6 14-20 14L4 35z" className="fill-door-2" />
      <path d="M4 21h190v7q-6 14-20 14L4 35z" className="fill-door-ink" stroke="none" />
      <path d="M4-35 178-42q14 0 20 14v56q-6 14-20 14L4 35z" />
      <path d="M20-36v71m20-72v73" strokeWidth="1.4" />
      <path d="m10-42 172-8" strokeWidth="3.5" className="stroke-copper-light" />
      <path
        d="M86-6q-8-16 12-24 22-10 40-2 20-8 40 2 18 10 16 30 4 22-16 30-20 8-36 0-20 8-38-2-20-6-18-34z"
        className="fill-board-ink"
      />
      <path d={leaf} transform="translate(84 6) rotate(-24)" strokeWidth="1.4" className="fill-copper" />
      <path d={leaf} transform="translate(166 26) rotate(190) scale(.9)" strokeWidth="1.5" className="fill-ochre" />
      <path d={leaf} transform="translate(126 34) rotate(-14)" strokeWidth="1.4" className="fill-copper-light" />
      <path d="M244-21h118q24 0 24 21t-24 21H244q10-21 0-42z" className="fill-slate-3" />
      <path d="M266-20v40m14-40v40m14-40v40m14-40v40m14-40v40" strokeWidth="1.6" className="stroke-slate" />
      <path d="M252-14h104" strokeWidth="3.5" className="stroke-pewter" />
      <circle cx="362" r="8" className="fill-straw" />
    </Tool>
  );
}
