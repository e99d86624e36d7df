type Props = { termsUrl: string; privacyUrl: string }

/** What is accepted, with the pages that say it where the shop has them. */
export function TermsText({ termsUrl, privacyUrl }: Props) {
  return (
    <>
      Li e concordo com os{' '}
      {termsUrl ? (
        <a href={termsUrl} className="woocommerce-terms-and-conditions-link" target="_blank" rel="noopener">
          termos e condições
        </a>
      ) : (
        'termos e condições'
      )}{' '}
      do site
      {privacyUrl && (
        <>
          {' '}
          e com a{' '}
          <a href={privacyUrl} className="woocommerce-privacy-policy-link" target="_blank" rel="noopener">
            política de privacidade
          </a>
        </>
      )}
    </>
  )
}
