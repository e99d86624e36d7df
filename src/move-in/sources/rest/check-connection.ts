import { recordOf, textOf } from '#kit/unknown-json.ts'
import { createRestClient, homeOf, type RestAnswer, type RestOptions } from './rest-client.ts'
import { RestTrouble, type RestTroubleKind } from './rest-trouble.ts'

/** What stands there, by kinds of things. */
type Found = Record<'product' | 'order' | 'customer' | 'page', number>
export type Checked =
  | { ok: true; site: string; found: Found; notes: string[] }
  | { ok: false; problem: RestTroubleKind; message: string }

/** Whoever pressed the button waits. */
const ATTEMPTS = 2

/** Whether a shop can be read by its address and keys, in the merchant's words. */
export async function checkConnection(options: Omit<RestOptions, 'attempts'>): Promise<Checked> {
  try {
    return await check(options)
  } catch (error) {
    if (!(error instanceof RestTrouble)) throw error
    return { ok: false, problem: error.kind, message: error.message }
  }
}

async function check({ keys, site: typed, ...options }: Omit<RestOptions, 'attempts'>): Promise<Checked> {
  const site = homeOf(typed)
  const client = await createRestClient({ ...options, site, keys, attempts: ATTEMPTS })
  if (!client.namespaces.includes('wc/v3'))
    throw new RestTrouble(
      'Este WordPress não tem o WooCommerce ligado, ou a versão dele é anterior à 3.5. Sem ele não há produtos nem pedidos para trazer.',
      'no-woocommerce',
    )
  const products = await client.get('/wc/v3/products', { per_page: 1, status: 'any' })
  refuseKeys(products, { isPlain: client.isPlain, hasConsumer: keys.consumer !== undefined })
  if (keys.application) refusePassword(await client.get('/wp/v2/users/me', { context: 'edit' }))
  const count = async (path: string, query: Record<string, string | number> = {}) =>
    (await client.get(path, { per_page: 1, ...query })).total ?? 0
  return {
    ok: true,
    site,
    found: {
      product: products.total ?? 0,
      order: await count('/wc/v3/orders', { status: 'any' }),
      customer: await count('/wc/v3/customers', { role: 'all' }),
      page: await count('/wp/v2/pages', keys.application ? { context: 'edit', status: 'any' } : {}),
    },
    notes: keys.application
      ? []
      : [
          'Sem a senha de aplicativo vêm só as páginas publicadas, como o visitante as vê. Menus, rascunhos e modelos do Elementor ficam na loja antiga.',
        ],
  }
}

function refuseKeys({ status, body }: RestAnswer, { isPlain, hasConsumer }: { isPlain: boolean; hasConsumer: boolean }) {
  if (status === 200) return
  const { code, message } = recordOf(body)
  if (status !== 401 && status !== 403)
    throw new RestTrouble(`A loja antiga respondeu ${status} ao pedirmos os produtos. Tente de novo daqui a pouco.`)
  if (isPlain && hasConsumer)
    throw new RestTrouble(
      'Os links permanentes da loja antiga estão em «Padrão», e assim o WooCommerce não aceita as chaves. No WordPress, em Configurações › Links permanentes, escolha «Nome do post», salve e teste de novo.',
      'permalinks',
    )
  if (/read permission|permiss(ão|ões) de leitura/i.test(textOf(message)))
    throw new RestTrouble(
      'As chaves não têm permissão de leitura. Em WooCommerce › Configurações › Avançado › REST API, edite a chave e escolha «Leitura».',
      'keys',
    )
  throw new RestTrouble(
    textOf(code) === 'woocommerce_rest_cannot_view'
      ? 'A loja antiga conhece estas chaves, mas a pessoa a quem pertencem não pode ver os produtos. Crie a chave para alguém que administra a loja.'
      : 'A loja antiga não aceitou as chaves. Copie de novo a chave (ck_…) e o segredo (cs_…), ou crie outra chave em WooCommerce › Configurações › Avançado › REST API.',
    'keys',
  )
}

function refusePassword({ status, body }: RestAnswer) {
  const { capabilities, code } = recordOf(body)
  if (status !== 200)
    throw new RestTrouble(
      textOf(code) === 'application_passwords_disabled'
        ? 'As senhas de aplicativo estão desligadas na loja antiga, em geral por um plug-in de segurança. Ligue-as, ou deixe o usuário e a senha em branco.'
        : 'A loja antiga não aceitou o usuário ou a senha de aplicativo. A senha é criada em Usuários › Perfil › Senhas de aplicativos; não é a senha com que você entra.',
      'application-password',
    )
  if (recordOf(capabilities)['edit_pages'] !== true)
    throw new RestTrouble(
      'Esta pessoa não pode editar as páginas da loja antiga. Use a senha de aplicativo de quem a administra.',
      'application-password',
    )
}
