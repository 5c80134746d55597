import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { RichText, Text } from '@/components/ui/rich-text';
import { setupGuide, type SetupTask } from '@/content/setup-guide';
import { SetupProgressLine, TaskCheck } from './setup-progress';

function BreakableValue({ children }: { readonly children: string }) {
  return children.split(/(?<=[=_?/])(?!\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

function Task({ task, number }: { readonly task: SetupTask; readonly number: number }) {
  const headingId = `task-${task.id}`;
  return (
    <section
      aria-labelledby={headingId}
      className="relative border-t-2 border-ink py-9 md:grid md:grid-cols-[4rem_1fr] md:gap-x-8"
    >
      <p
        aria-hidden="true"
        className="mb-3 grid h-14 w-12 place-items-center bg-door font-serif text-h3 font-bold text-white"
      >
        {number}
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-1">
          <h2 id={headingId} className="text-h3">
            {task.title}
          </h2>
          <div className="max-md:absolute max-md:top-10.5 max-md:right-0">
            <TaskCheck id={task.id} title={task.title} />
          </div>
        </div>
        <p className="mt-1 text-lead text-ink-2">{task.why}</p>
        <div className="gap-x-16 xl:grid xl:grid-cols-2">
          <div>
            <ol className="mt-5 max-w-[46em] list-decimal space-y-2.5 pl-6 marker:font-bold">
              {task.steps.map((step, index) => (
                <Text key={index} as="li" className="wrap-anywhere" text={step} />
              ))}
            </ol>
            {task.warning ? (
              <p className="mt-5 flex max-w-[50em] gap-3 border-l-5 border-door bg-door-tint px-4.5 py-3.5 text-door-ink">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 flex-none" />
                <span>
                  <strong>Before you turn it on. </strong>
                  <RichText>{task.warning}</RichText>
                </span>
              </p>
            ) : null}
          </div>
          <dl className="mt-6 grid content-start gap-4 xl:mt-5">
            {task.values.map(({ label, value, note }) => (
              <div key={label}>
                <dt className="mb-1.5 font-bold">{label}</dt>
                <dd className="flex flex-wrap items-start gap-3">
                  <code
                    translate="no"
                    className="min-w-0 flex-auto bg-lemon px-3.5 py-2.5 text-small/body wrap-anywhere text-lemon-ink sm:basis-72"
                  >
                    <BreakableValue>{value}</BreakableValue>
                  </code>
                  <CopyButton text={value} name={label} />
                </dd>
                {note ? <dd className="mt-1.5 max-w-[46em]">{note}</dd> : null}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Readable without scripts. Only the copy buttons and checkboxes need them. */
export function SetupGuide() {
  const { heading, intro, tasks, before } = setupGuide;
  return (
    <div className="space-usual wrap">
      <h1 className="text-page">{heading}</h1>
      <p className="mt-4 mb-7 max-w-[40em] text-lead text-ink-2">{intro}</p>
      <SetupProgressLine />
      <div className="mt-11">
        {tasks.map((task, index) => (
          <Task key={task.id} task={task} number={index + 1} />
        ))}
      </div>
      <section aria-labelledby="before-you-go-live" className="bg-linen p-6 md:p-9">
        <h2 id="before-you-go-live" className="text-h3">
          {before.heading}
        </h2>
        <ul className="mt-4 list-disc space-y-2.5 gap-x-16 pl-6 *:max-w-[46em] xl:columns-2 xl:*:break-inside-avoid">
          {before.items.map((item) => (
            <Text key={item} as="li" text={item} />
          ))}
        </ul>
      </section>
    </div>
  );
}
