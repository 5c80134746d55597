import { LoginPage } from '@/components/login/login-page';
import { loginPage } from '@/content/login';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(loginPage);

export default function LoginRoute() {
  return <LoginPage />;
}
