import { formService } from '@/content/form-service';
import { trapFieldOf } from '@/lib/mail/form-service';

/** What a form service needs besides the visitor's fields. */
export function ServiceFields({ subject }: { readonly subject: string }) {
  if (!formService) return null;
  return (
    <>
      {Object.entries({ subject, ...formService.fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label>
          <span>Leave this empty</span>
          <input name={trapFieldOf(formService)} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
