import { escaped } from '../elements.ts'
import { type ShopFacts } from '../shop-facts.ts'
import { contactSentence, identity } from './identity.ts'

/** Terms of sale at a distance, by the CDC and the Decreto 7.962/2013. */
export const termsText = (shop: ShopFacts) => `
<p>Estes termos valem para quem navega e compra na ${escaped(shop.name)}. Eles não tiram nenhum direito que a lei garante; se alguma parte disser o contrário, vale a lei.</p>
<h2>Quem vende</h2>
<p>${identity(shop)} ${contactSentence(shop)}</p>
<h2>Produtos e preços</h2>
<ul>
<li>A página de cada produto diz as suas características, o preço à vista e as condições de pagamento.</li>
<li>Se o mesmo produto aparecer com dois preços, vale o menor (Lei nº 10.962/2004, art. 5º).</li>
<li>O frete e o prazo de entrega são calculados pelo CEP e aparecem antes de você pagar.</li>
<li>Ofertas valem pelo tempo e pelas condições anunciados, enquanto houver estoque.</li>
</ul>
<h2>Como a compra acontece</h2>
<ol>
<li>Você escolhe os produtos e confere tudo no carrinho, onde ainda dá para corrigir o que precisar.</li>
<li>Informa os dados da entrega e a forma de pagamento, e vê o resumo completo antes de finalizar.</li>
<li>Recebe na hora, por e-mail, a confirmação do pedido com o contrato que pode guardar e imprimir.</li>
</ol>
<p>O pedido é confirmado quando o pagamento é aprovado. Se um produto faltar depois disso, avisamos imediatamente e você escolhe entre esperar, trocar por outro ou receber o dinheiro de volta (art. 35 do CDC).</p>
<h2>Entrega</h2>
<p>O prazo começa a contar da confirmação do pagamento. Você acompanha o pedido pelo link do e-mail ou em <a href="/minha-conta/">Minha conta</a>. Veja também a página de <a href="${escaped(shop.pages.delivery)}">entrega</a>.</p>
<h2>Arrependimento, trocas e defeitos</h2>
<p>Você tem sete dias corridos, contados do recebimento, para desistir da compra sem explicar o motivo e receber tudo de volta, inclusive o frete (art. 49 do CDC). Defeitos seguem os prazos dos artigos 18 e 26 do CDC. O passo a passo está em <a href="${escaped(shop.pages.returns)}">trocas e devoluções</a>.</p>
<h2>Conta e segurança</h2>
<p>Quem cria uma conta responde por manter a senha em segredo e os dados verdadeiros. Se perceber um uso que não é seu, avise a loja.</p>
<h2>Dados pessoais</h2>
<p>O tratamento dos seus dados está explicado na <a href="${escaped(shop.pages.privacy)}">política de privacidade</a>, que segue a LGPD (Lei nº 13.709/2018).</p>
<h2>Conteúdo da loja</h2>
<p>Textos, fotos e marcas pertencem à loja ou a quem nos autorizou a usá-los. Compartilhar um link é sempre bem-vindo; copiar para vender, não.</p>
<h2>Solução de problemas</h2>
<p>Fale primeiro com a gente: toda mensagem é respondida em até cinco dias (Decreto nº 7.962/2013, art. 4º). Se não resolver, procure o Procon, a plataforma <a href="https://www.consumidor.gov.br/">consumidor.gov.br</a> ou a Justiça do lugar onde você mora, como garante o art. 101 do CDC.</p>
<p>Última atualização: ${escaped(shop.today)}.</p>`
