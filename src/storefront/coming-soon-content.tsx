import { WAITING_URL, WAITING_WORDS, type WaitingOutcome } from '#content/coming-soon/waiting-list.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'

type Props = { shop: ShopInfo; logo: PictureFile | undefined; outcome: WaitingOutcome | undefined; typed: string | undefined }

/** Who opens soon, how they are reached, and who wants to be told. The door of those who prepare it stands small at the end. */
export function ComingSoonContent({ shop, logo, outcome, typed }: Props) {
  const { name, tagline } = shop
  return (
    <div className="coming-soon-page">
      {logo ? (
        <Picture picture={logo} sizes="12rem" alt={name} className="coming-soon-mark" eager />
      ) : (
        <>
          <img src="/favicon.svg" alt="" width="72" height="72" className="coming-soon-mark" />
          <p className="coming-soon-name">{name}</p>
        </>
      )}
      <h1>Em breve</h1>
      {tagline && <p>{tagline}</p>}
      <p>Estamos preparando a loja com carinho. Volte logo para conhecer.</p>
      {outcome === 'anotado' ? (
        <p role="status">
          <strong>Anotado!</strong> A loja avisa você por e-mail quando abrir.
        </p>
      ) : (
        <WaitingForm isWrong={outcome === 'endereco'} typed={typed} />
      )}
      <Ways shop={shop} />
      <Seller shop={shop} />
    </div>
  )
}

function WaitingForm({ isWrong, typed }: { isWrong: boolean; typed: string | undefined }) {
  return (
    <form className="coming-soon-form" method="post" action={WAITING_URL}>
      <p>
        <label htmlFor="coming-soon-email">Seu e-mail</label>
        <input
          id="coming-soon-email"
          className="input"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'coming-soon-wrong coming-soon-words' : 'coming-soon-words'}
        />
      </p>
      <p hidden>
        <label>
          Deixe em branco
          <input name="site" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button type="submit" className="button">
        Avise-me
      </button>
      {isWrong && (
        <p id="coming-soon-wrong" role="alert" className="field-error">
          Este e-mail não parece certo. Confira e envie de novo.
        </p>
      )}
      <p id="coming-soon-words" className="coming-soon-small">
        Ao enviar, você diz: «{WAITING_WORDS}» Cada e-mail traz um link para sair.
      </p>
    </form>
  )
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')
const withCountry = (digits: string) => (digits.length > 11 ? digits : `55${digits}`)

function Ways({ shop: { email, phone, whatsapp } }: { shop: ShopInfo }) {
  const ways: [href: string, words: string][] = [
    ...(email ? [[`mailto:${email}`, email] as [string, string]] : []),
    ...(phone ? [[`tel:+${withCountry(digitsOf(phone))}`, phone] as [string, string]] : []),
    ...(digitsOf(whatsapp).length >= 10
      ? [[`https://wa.me/${withCountry(digitsOf(whatsapp))}`, `WhatsApp ${whatsapp}`] as [string, string]]
      : []),
  ]
  if (ways.length === 0) return null
  return (
    <ul className="coming-soon-ways" aria-label="Fale com a loja">
      {ways.map(([href, words]) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Who sells, as the law wants it on every page, and the door of those who prepare the shop. */
function Seller({ shop: { legalName, document, city, state } }: { shop: ShopInfo }) {
  const who = [legalName, document, [city, state].filter(Boolean).join(' – ')].filter(Boolean).join(' · ')
  return (
    <p className="coming-soon-small">
      {who && `${who} · `}
      <a href={ACCOUNT_BASE} rel="nofollow">
        Entrar
      </a>
    </p>
  )
}
