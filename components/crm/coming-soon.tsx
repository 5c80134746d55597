import { Button } from '@/components/ui/button';

export function ComingSoon({ text, onBack }: { readonly text: string; readonly onBack: () => void }) {
  return (
    <div className="max-w-160 border border-t-5 border-rule-strong border-t-copper bg-white px-7 py-8">
      <p className="inline-flex items-center gap-2 rounded-sm bg-linen px-3 py-1 font-bold">
        <span aria-hidden="true" className="h-2.5 w-4 flex-none bg-copper clip-wedge" />
        <span>Coming Soon</span>
      </p>
      <p className="mt-4 text-lead">{text}</p>
      <Button variant="secondary" size="small" onClick={onBack} className="mt-6">
        Back to the dashboard
      </Button>
    </div>
  );
}
