import { formatNumber } from '#kit/pt-br.ts'
import { KIND_NAMES } from '#move-in/text.ts'

type Facts = { shopUrl: string; at: Date; kinds: Readonly<Record<string, number>>; pictures: number }

/** What lies beside it in the zip, for whoever opens it years later. */
export function readMe({ shopUrl, at, kinds, pictures }: Facts): string {
  const counts = Object.entries(kinds).map(([kind, count]) => `  ${KIND_NAMES[kind] ?? kind}: ${formatNumber(count)}`)
  return [
    `Loja ${shopUrl}, exportada em ${at.toISOString()}.`,
    '',
    'loja.jsonl      Tudo, uma coisa por linha, nas formas da API do WooCommerce (wc/v3) e do WordPress (wp/v2).',
    '                Outra Vitrine lê este zip inteiro em «Trazer minha loja».',
    'produtos.csv    Produtos, como o WooCommerce os exporta e importa.',
    'clientes.csv    Clientes.',
    'pedidos.csv     Pedidos, uma linha por item.',
    'wordpress.xml   Páginas, textos do blog, comentários e imagens, para «Ferramentas › Importar» do WordPress.',
    'elementor/      Páginas e modelos, cada um para «Modelos › Importar» do Elementor.',
    'uploads/        As imagens e os arquivos da biblioteca de mídia.',
    'downloads/      Os arquivos que os produtos vendem.',
    '',
    'Não vão junto: senhas (os clientes escolhem outra), chaves de serviços de pagamento e de frete, e o segredo da loja.',
    'O arquivo tem dados pessoais de clientes: guarde-o em lugar seguro e apague-o quando não precisar mais dele.',
    '',
    ...counts,
    `  Arquivos em uploads/: ${formatNumber(pictures)}`,
    '',
  ].join('\r\n')
}
