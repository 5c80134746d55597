'use client';

import { Download, Pencil, Printer, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { certificateText, issuer, sampleCertificate, type CertificateType } from '@/content/certificate';
import { localDay } from '@/lib/calendar/day';
import { certificateId, fromFragment, toFragment, type Certificate } from '@/lib/certificate/certificate';
import { copyText } from '@/lib/browser/clipboard';
import { CertificateEditor } from './certificate-editor';
import { CertificateSheet } from './certificate-sheet';

const generatingMs = 2000;
const editorId = 'certificate-editor';

export function CertificatePage() {
  const [certificate, setCertificate] = useState<Certificate<CertificateType>>(sampleCertificate);
  const [isEditing, setIsEditing] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const [isGenerating, setIsGenerating] = useState(false);
  const [linkToCopy, setLinkToCopy] = useState('');
  const timer = useRef<number | undefined>(undefined);

  // The number and the date come from the visitor's clock, so they're set after mount.
  useEffect(() => {
    const todaysSample: Certificate<CertificateType> = {
      ...sampleCertificate,
      issueDate: localDay(new Date()),
      certificateId: certificateId(issuer.initials, Date.now()),
    };
    const show = () => {
      setCertificate(fromFragment(issuer, window.location.hash) ?? todaysSample);
      setIsEditing(false);
    };
    show();
    window.addEventListener('hashchange', show);
    return () => {
      window.removeEventListener('hashchange', show);
      window.clearTimeout(timer.current);
    };
  }, []);

  function download() {
    if (isGenerating) return;
    setIsGenerating(true);
    timer.current = window.setTimeout(() => {
      setIsGenerating(false);
      window.alert(certificateText.downloadAlert);
    }, generatingMs);
  }

  async function share() {
    const url = `${window.location.origin}${window.location.pathname}${toFragment(certificate)}`;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: certificateText.title, url });
        return;
      } catch (error) {
        // AbortError: the visitor closed the share sheet. Otherwise fall back to copying the link.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    if (await copyText(url)) window.alert(certificateText.sharedAlert);
    else setLinkToCopy(url);
  }

  return (
    <div data-staff className="bg-office">
      <div className="border-b border-rule-strong bg-white print:hidden">
        <div className="wrap flex min-h-17 flex-wrap items-center justify-between gap-3 py-2.5">
          <SiteLink
            href="/"
            className="inline-flex min-h-11 items-center font-bold underline decoration-copper decoration-2 underline-offset-5"
          >
            Back to Website
          </SiteLink>
          {/* Each of them needs scripts. */}
          <div className="grid w-full grid-cols-2 gap-2.5 sm:flex sm:w-auto sm:flex-wrap noscript:hidden">
            <Button
              variant="secondary"
              size="small"
              aria-expanded={isEditing}
              aria-controls={editorId}
              onClick={() => setIsEditing((shown) => !shown)}
            >
              <Pencil aria-hidden="true" className="size-5 max-xs:hidden" /> <span>Customize</span>
            </Button>
            <Button variant="secondary" size="small" onClick={share}>
              <Share2 aria-hidden="true" className="size-5 max-xs:hidden" /> <span>Share</span>
            </Button>
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5 max-xs:hidden" /> <span>Print</span>
            </Button>
            <Button variant="shutter" size="small" disabled={isGenerating} onClick={download}>
              <Download aria-hidden="true" className="size-5 max-xs:hidden" />{' '}
              <span>{isGenerating ? 'Generating...' : 'Download'}</span>
            </Button>
          </div>
        </div>
      </div>
      <div className="px-3 pt-4.5 pb-9 sm:pt-9 lg:px-5 lg:pb-15 print:p-0">
        <div className="print:hidden">
          {linkToCopy ? (
            <p role="status" className="mx-auto mb-6 max-w-264 border-l-5 border-shutter bg-shutter-tint px-4.5 py-3.5">
              <span>We couldn’t copy the link. Copy it from here:</span>{' '}
              <a href={linkToCopy} translate="no" className="font-bold wrap-anywhere underline underline-offset-4">
                {linkToCopy}
              </a>
            </p>
          ) : null}
          <div id={editorId}>
            {isEditing ? (
              <CertificateEditor
                certificate={certificate}
                onChange={(change) => setCertificate((current) => ({ ...current, ...change }))}
              />
            ) : null}
          </div>
        </div>
        {/* Where the whole sheet is smaller than life. */}
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isFull}
          className="mb-3 lg:hidden print:hidden noscript:hidden"
          onClick={() => setIsFull((full) => !full)}
        >
          Full size
        </Button>
        <div
          data-full={isFull}
          className="certificate-view"
          {...(isFull ? { role: 'region', 'aria-label': 'The certificate at full size', tabIndex: 0 } : undefined)}
        >
          <CertificateSheet certificate={certificate} />
        </div>
      </div>
    </div>
  );
}
