import { LogoMark } from '@/components/ui/logo-mark';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { loginPage } from '@/content/login';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { LoginForm } from './login-form';

export function LoginPage() {
  return (
    <div data-staff className="grid sm:grid-cols-[minmax(420px,5fr)_7fr] md:min-h-[calc(100dvh-var(--header))]">
      <div className="flex flex-col py-6 pr-[clamp(20px,5vw,80px)] pl-(--page-edge)">
        <SiteLink
          href="/"
          className="inline-flex min-h-11 items-center self-start font-bold underline decoration-copper decoration-2 underline-offset-5"
        >
          Back to website
        </SiteLink>
        <div className="my-auto w-full max-w-100 py-6">
          <LogoMark className="w-15 text-shutter" />
          <h1 className="mt-4.5 mb-3 text-display leading-display">{loginPage.heading}</h1>
          <p className="mb-6 text-ink-2">{loginPage.intro}</p>
          <LoginForm />
        </div>
      </div>
      <div className="relative overflow-hidden border-copper bg-horizon max-sm:order-first max-sm:h-40 max-sm:border-b-4 sm:border-l-6">
        <Picture
          name="emergency-night"
          alt=""
          sizes={pictureSizes('100vw', { sm: '58vw' })}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </div>
  );
}
