import { RichText, Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { pageName } from '@/content/all-pages';
import { callLink } from '@/content/company';
import { danger } from '@/content/danger';
import { findCopy } from '@/content/signs/page';
import { shots } from '@/content/signs/shots';
import { messageLink, type signs } from '@/content/signs/signs';
import { urgencies } from '@/content/signs/types';
import { drawingUrl } from '@/lib/pictures/drawing-url';
import { printPrice } from '@/lib/prices/price';

const { sign: copy } = findCopy;

/** The sign's id is inside the details, because browsers open the details that contain the URL's target. */
export function SignItem({ sign }: { readonly sign: (typeof signs)[number] }) {
  const isUrgent = sign.urgency === 'call';
  const until = isUrgent ? [danger[sign.safety], ...sign.until] : sign.until;
  const causes = (
    <div>
      <b>{copy.causes}</b>
      {sign.causes.map((cause) => (
        <Text key={cause} text={cause} />
      ))}
    </div>
  );
  const steps = (
    <div className="sign-steps">
      <b>{urgencies.find(({ id }) => id === sign.urgency)?.advice}</b>
      <ol>
        {until.map((step, index) => (
          <Text key={index} as="li" text={step} />
        ))}
      </ol>
    </div>
  );
  const send = (
    <p className="sign-send">
      {isUrgent ? <a href={callLink.href}>{callLink.label}</a> : null}
      <SiteLink href={messageLink(sign.id)}>{copy.send}</SiteLink>
    </p>
  );
  return (
    <li className="found-sign">
      <details>
        <summary>
          <img src={drawingUrl(sign.drawing)} alt="" loading="lazy" />
          <h4 data-keywords={sign.keywords}>
            <RichText>{sign.name}</RichText>
          </h4>
          {sign.notice ? <small>{sign.notice}</small> : null}
        </summary>
        <div id={sign.id} className="sign-body">
          {isUrgent ? null : causes}
          {steps}
          {isUrgent ? send : null}
          {isUrgent ? causes : null}
          <p className="sign-cost">
            <span>
              {sign.price.job}
              <b>{printPrice(sign.price)}</b>
              <Text as="span" className="font-normal" text={sign.priceNote} />
            </span>
            <SiteLink href={sign.page}>{pageName(sign.page)}</SiteLink>
          </p>
          <div className="sign-shots">
            <b>{copy.shots}</b>
            <ul>
              {sign.shots.map((id) => (
                <li key={id}>
                  <img src={drawingUrl(`view-${shots[id].view}`)} alt="" loading="lazy" />
                  <b>{shots[id].from}</b>
                  {shots[id].caption}
                </li>
              ))}
            </ul>
          </div>
          {isUrgent ? null : send}
        </div>
      </details>
    </li>
  );
}
