export { LoginForm } from './LoginForm.tsx'
export { LoginPage } from './LoginPage.tsx'
export { useAfterLogin } from './use-after-login.ts'
