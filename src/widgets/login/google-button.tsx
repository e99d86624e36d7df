import { googleUrl } from '#shop/accounts/google/contract.ts'

/** A link and no form: pages send forms to the shop alone, and this one leads on to Google. */
export const GoogleButton = ({ redirect = '' }: { redirect?: string | undefined }) => (
  <a className="button" data-look="outline" href={googleUrl(redirect)} rel="nofollow">
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path stroke="#ea4335" d="M4.3 8.41A8.5 8.5 0 0 1 18.01 5.99" />
      <path stroke="#fbbc05" d="M4.64 16.25A8.5 8.5 0 0 1 4.3 8.41" />
      <path stroke="#34a853" d="M18.01 18.01A8.5 8.5 0 0 1 4.64 16.25" />
      <path stroke="#4285f4" d="M12.2 12H20.5A8.5 8.5 0 0 1 18.01 18.01" />
    </svg>
    Entrar com Google
  </a>
)
