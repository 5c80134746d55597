import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { company } from '@/content/company';
import { besley, franklin } from './fonts';
import './globals.css';

export const metadata: Metadata = { metadataBase: new URL(company.url) };

export const viewport: Viewport = { themeColor: '#1f282b', colorScheme: 'light' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={`${besley.variable} ${franklin.variable}`} data-scroll-behavior="smooth">
      <body>
        <main id="main">{children}</main>
      </body>
    </html>
  );
}
