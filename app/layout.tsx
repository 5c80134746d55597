import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { BottomBar } from '@/components/layout/bottom-bar';
import { CachedCopyLine } from '@/components/layout/cached-copy-line';
import { OfflineDialog } from '@/components/layout/offline-dialog';
import { RegisterWorker } from '@/components/layout/register-worker';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { Boundary } from '@/components/ui/boundary';
import { Entrances } from '@/components/motion/entrances';
import { colors } from '@/content/colors';
import { company } from '@/content/company';
import { besley, franklin } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(company.url),
  // Phones would turn the license number and years into links. Ours are links already.
  formatDetection: { telephone: false, date: false, email: false, address: false },
};

export const viewport: Viewport = { themeColor: colors.slate, colorScheme: 'light' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={`${besley.variable} ${franklin.variable}`}>
      <body className="flex min-h-svh flex-col">
        <Boundary>
          <SkipLink />
          <SiteHeader />
          <CachedCopyLine />
        </Boundary>
        <Boundary>
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
        </Boundary>
        <Boundary>
          <SiteFooter />
        </Boundary>
        <Boundary>
          <BottomBar />
          <OfflineDialog />
        </Boundary>
        <Entrances />
        <RegisterWorker />
        <SpeculationRules />
      </body>
    </html>
  );
}
