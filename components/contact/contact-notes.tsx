import { Chevron } from '@/components/ui/chevron';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { beforeVisit, questions } from '@/content/contact/page';

export function ContactNotes() {
  return (
    <Section space="short">
      <div className="grid gap-x-16 gap-y-8 pt-3 md:grid-cols-2 md:pt-6">
        <section aria-labelledby="before-visit" className="min-w-0">
          <h2 id="before-visit" className="border-t-2 border-ink pt-2.5 text-notice">
            {beforeVisit.heading}
          </h2>
          <dl className="mt-1">
            {Object.entries(beforeVisit.texts).map(([title, text]) => (
              <div
                key={title}
                className="gap-x-5 border-b border-rule py-2.5 xl:grid xl:grid-cols-[10em_minmax(0,1fr)]"
              >
                <Text as="dt" className="font-bold" text={title} />
                <Text as="dd" className="text-ink-2 max-sm:text-base/snug" text={text} />
              </div>
            ))}
          </dl>
          <div className="relative mt-4 h-44 overflow-hidden rounded-sm bg-sage md:h-52 print:hidden">
            <div className="absolute inset-0 render-near">
              <Drawing name={beforeVisit.drawing} className="size-full" />
            </div>
          </div>
        </section>
        <section aria-labelledby="call-questions" className="min-w-0">
          <h2 id="call-questions" className="border-t-2 border-ink pt-2.5 text-notice">
            {questions.heading}
          </h2>
          <div className="mt-1">
            {Object.entries(questions.answers).map(([question, answer]) => (
              <details key={question} className="group border-b border-rule">
                <summary className="flex min-h-12 items-center justify-between gap-5 py-2.5 font-bold hover:underline hover:decoration-copper">
                  <h3 className="min-w-0 font-sans tracking-normal">{question}</h3>
                  <Chevron />
                </summary>
                <Text className="max-w-copy pb-4 text-ink-2 max-sm:text-base/snug" text={answer} />
              </details>
            ))}
          </div>
        </section>
      </div>
    </Section>
  );
}
