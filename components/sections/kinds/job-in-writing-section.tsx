import clsx from 'clsx';
import { JobFold, JobList, JobTable } from '@/components/sections/job/job-list';
import { JobSignature } from '@/components/sections/job/job-signature';
import { JobSteps } from '@/components/sections/job/job-steps';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { LogoMark } from '@/components/ui/logo-mark';
import { Text } from '@/components/ui/rich-text';
import { isDark, tones } from '@/components/ui/section';
import { TextList } from '@/components/ui/text-list';
import { company } from '@/content/company';
import { estimate } from '@/content/promises';

export function JobInWritingSection({ section, tone }: SectionProps<'job-in-writing'>) {
  const id = headingId(section);
  const { job, reasons, steps, table, lists, folded, price, signature } = section;
  return (
    <section
      id={section.id}
      aria-labelledby={id}
      data-tone={isDark(tone) ? tone : 'ground'}
      data-job=""
      className={clsx('job-section story-wide relative', isDark(tone) && tones[tone])}
    >
      <div data-enters="" className="wrap">
        <div className="job-sheet">
          <div className="job-head">
            <Text as="h2" id={id} className="text-h2" text={section.heading} />
            <p className="flex items-center gap-2.5">
              <LogoMark className="flex-none" />
              <span>
                <b>{company.name}</b> <span className="whitespace-nowrap">{`HIC ${company.license.number}`}</span>
              </span>
            </p>
            <p className="job-entry col-span-full">
              <span aria-hidden="true" className="job-label">
                Job
              </span>
              <Text as="span" text={job} />
            </p>
            {reasons ? <TextList items={reasons} className="job-items job-short col-span-full" /> : null}
          </div>
          <div className="job-columns job-body">
            <div className="job-steps">
              <JobSteps steps={steps} />
              {table ? <JobTable table={table} /> : null}
            </div>
            <div>
              {lists.map((list) => (
                <JobList key={list.heading} list={list} />
              ))}
              {folded ? (
                <>
                  <JobFold label={folded.label} />
                  <div className="job-list">
                    {folded.lists.map((list) => (
                      <JobList key={list.heading} list={list} />
                    ))}
                  </div>
                </>
              ) : null}
            </div>
          </div>
          <div>
            <p className="job-price">
              <span aria-hidden="true" className="job-label">
                Price
              </span>
              <Text as="span" className="job-sum" text={price.text} />{' '}
              {price.isFirm ? (
                <span className="job-stamp">
                  Good for <b>{estimate.goodFor}</b>
                </span>
              ) : null}
            </p>
            <JobSignature signature={signature} />
          </div>
        </div>
      </div>
    </section>
  );
}
