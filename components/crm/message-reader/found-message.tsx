import { CalendarPlus, Contact, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { company } from '@/content/company';
import { messageReader as copy } from '@/content/crm/message-reader';
import { saveFile } from '@/lib/browser/save-file';
import { officeDay } from '@/lib/calendar/office-time';
import { contactFileName, leadFileName, visitFileName } from '@/lib/crm/file-names';
import { leadCsvRow, leadsCsv } from '@/lib/crm/leads-csv';
import { vcard } from '@/lib/crm/vcard';
import { calendarFile } from '@/lib/mail/ics';
import { customerName, messageContact, messageLead, messageVisit } from '@/lib/website-message/message-lead';
import type { WebsiteMessage } from '@/lib/website-message/website-message';

const fields = ['name', 'email', 'phone', 'address', 'date', 'time', 'service'] as const;

export function FoundMessage({ message }: { readonly message: WebsiteMessage }) {
  const [saved, setSaved] = useState('');
  const lead = messageLead(message);
  const visit = messageVisit(message);
  const name = customerName(message);

  function save(file: { readonly name: string; readonly type: string; readonly text: string }) {
    saveFile(file);
    setSaved(copy.saved(file.name));
  }

  return (
    <>
      {message.isShortened ? (
        <p className="mt-2 border-l-5 border-door bg-door-tint px-3.5 py-2.5 text-door-ink">{copy.shortened}</p>
      ) : null}
      <dl className="mt-3 border-t border-rule-strong">
        {fields.map((field) =>
          message[field] ? (
            <Row key={field} label={copy.fields[field]}>
              {message[field]}
            </Row>
          ) : null,
        )}
        {message.others.map(({ label, value }, index) => (
          <Row key={index} label={label}>
            {value}
          </Row>
        ))}
        {message.message ? <Row label={copy.fields.message}>{message.message}</Row> : null}
        {message.photos.length > 0 ? (
          <Row label={copy.photos}>
            {message.photos.map(({ name: file, caption }) => `${file}: ${caption || copy.uncaptioned}`).join('\n')}
          </Row>
        ) : null}
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        <CopyButton text={leadCsvRow(lead)} name={copy.row} showsName />
        <Button
          variant="secondary"
          size="small"
          onClick={() => save({ name: leadFileName(name), type: 'text/csv;charset=utf-8', text: leadsCsv([lead]) })}
        >
          <Download aria-hidden="true" className="size-4.5" /> <span>{copy.csv}</span>
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            save({
              name: contactFileName(name),
              type: 'text/vcard;charset=utf-8',
              text: vcard(company, messageContact(message), new Date()),
            })
          }
        >
          <Contact aria-hidden="true" className="size-4.5" /> <span>{copy.contact}</span>
        </Button>
        {visit ? (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              save({
                name: visitFileName(officeDay(visit.start), name),
                type: 'text/calendar;charset=utf-8',
                text: calendarFile(company, visit, new Date()),
              })
            }
          >
            <CalendarPlus aria-hidden="true" className="size-4.5" /> <span>{copy.visit}</span>
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-2 text-small">
        {saved}
      </p>
      {!visit && (message.date || message.time) ? <p className="mt-2 text-small">{copy.noVisit}</p> : null}
      {message.leftover ? (
        <>
          <h3 className="mt-5 mb-2 text-h4">{copy.leftover}</h3>
          <p className="border border-rule bg-linen px-3.5 py-2.5 text-small wrap-anywhere whitespace-pre-wrap">
            {message.leftover}
          </p>
        </>
      ) : null}
    </>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="grid gap-x-3 border-b border-rule py-2.5 leading-snug sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-medium wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
