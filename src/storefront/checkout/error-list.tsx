import type { CheckoutProblem } from '#shop/checkout/read-checkout.ts'

/** What has to be put right. With links for the page itself, where the group around it is the alert; scripts make the links of an answer by its data-id. */
export function ErrorList({ problems, linked = false }: { problems: CheckoutProblem[]; linked?: boolean }) {
  return (
    <ul className="woocommerce-error" role={linked ? undefined : 'alert'}>
      {problems.map(({ field, text, link, anchor }) => {
        const id = anchor ?? (field === 'payment_method' ? 'payment' : field || undefined)
        return (
          <li key={field + text} role={linked ? undefined : 'none'} data-id={id}>
            {linked && id && !link ? <a href={`#${id}`}>{text}</a> : text}
            {link && (
              <>
                {' '}
                <a href={link.url}>{link.label}</a>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
