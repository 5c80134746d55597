import { SelectField, TextField } from '@/components/ui/field';
import { certificateTypes, type CertificateType } from '@/content/certificate';
import { company } from '@/content/company';
import { lastIssueDate, maxNameLength, parseIssueDate, type Certificate } from '@/lib/certificate/certificate';

interface CertificateEditorProps {
  readonly certificate: Certificate<CertificateType>;
  readonly onChange: (change: Partial<Certificate<CertificateType>>) => void;
}

export function CertificateEditor({ certificate, onChange }: CertificateEditorProps) {
  return (
    <form
      aria-label="Customize the certificate"
      className="mx-auto mb-6 grid max-w-264 gap-x-5 gap-y-4 rounded-sm border border-rule-strong bg-white p-5 md:grid-cols-[2fr_2fr_1fr]"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Recipient name"
        value={certificate.recipientName}
        maxLength={maxNameLength}
        autoComplete="off"
        onChange={(event) => onChange({ recipientName: event.target.value })}
      />
      <SelectField
        label="Certificate type"
        value={certificate.certificateType}
        onChange={(event) => {
          const chosen = certificateTypes.find(({ name }) => name === event.target.value);
          if (chosen) onChange({ certificateType: chosen.name });
        }}
      >
        {certificateTypes.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Issue date"
        type="date"
        min={`${company.founded}-01-01`}
        max={lastIssueDate}
        // Uncontrolled: a half-typed date is empty or has a year such as 0202, which must not be saved.
        defaultValue={certificate.issueDate}
        onChange={(event) => {
          const issueDate = parseIssueDate(event.target.value);
          if (issueDate) onChange({ issueDate });
        }}
      />
    </form>
  );
}
