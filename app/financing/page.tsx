import { LenderOfferSection } from '@/components/financing/lender-offer';
import { LoanTermsSection } from '@/components/financing/loan-terms';
import { PageTemplate } from '@/components/templates/page-template';
import { financingPage } from '@/content/pages/financing';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(financingPage);

export default function FinancingRoute() {
  return (
    <PageTemplate page={financingPage}>
      <LoanTermsSection {...financingPage.loan} />
      <LenderOfferSection {...financingPage.lender} />
    </PageTemplate>
  );
}
