import { escaped } from '../elements.ts'
import { orFill, type ShopFacts } from '../shop-facts.ts'
import { contactSentence, identity } from './identity.ts'

/** Trocas e devoluções, as the Código de Defesa do Consumidor and the Decreto 7.962/2013 want them. */
export const returnsText = (shop: ShopFacts) => `
<p>Comprou e não era o que esperava? Chegou com defeito? Aqui estão os seus direitos e o caminho mais curto para usá-los. Esta página segue o Código de Defesa do Consumidor (Lei nº 8.078/1990) e o Decreto nº 7.962/2013, que trata do comércio eletrônico.</p>
<h2>Arrependimento: 7 dias</h2>
<p>Você pode desistir de uma compra feita nesta loja em até <strong>sete dias corridos, contados do recebimento</strong>, sem explicar o motivo (art. 49 do CDC).</p>
<ul>
<li>Devolvemos <strong>tudo o que foi pago, inclusive o frete</strong>, com atualização monetária.</li>
<li>O frete da devolução é por nossa conta: enviamos o código de postagem ou combinamos a coleta.</li>
<li>Abrir a embalagem para conhecer o produto não tira o seu direito.</li>
</ul>
<h3>Como pedir</h3>
<ol>
<li>Em <a href="/minha-conta/">Minha conta</a>, abra o pedido e escolha devolver. Se comprou sem cadastro, use o link do pedido que foi no e-mail. ${contactSentence(shop)}</li>
<li>Você recebe na hora a confirmação de que o pedido de devolução chegou.</li>
<li>Poste o produto com o código que enviarmos.</li>
<li>Avisamos imediatamente o banco ou a administradora do cartão, para que a cobrança não seja lançada ou seja estornada (art. 5º, § 3º, do Decreto). No Pix e na transferência, o valor volta para a conta de onde saiu.</li>
</ol>
<h2>Produto com defeito</h2>
<p>Os prazos para reclamar de um defeito aparente, contados da entrega (art. 26 do CDC), são de <strong>30 dias</strong> para produtos não duráveis e de <strong>90 dias</strong> para produtos duráveis. Se o defeito estava escondido, o prazo começa quando ele aparece.</p>
<p>Temos até 30 dias para resolver. Se não resolvermos, você escolhe: outro produto igual, o dinheiro de volta com correção ou um abatimento no preço (art. 18, § 1º). O frete é sempre nosso.</p>
<h2>Chegou errado ou danificado</h2>
<p>Mande fotos da caixa e do produto assim que puder. Enviamos outro ou devolvemos o valor, como você preferir, sem custo.</p>
<h2>Troca por tamanho, cor ou gosto</h2>
<p>Além do que a lei garante, trocamos produtos sem uso em até ${orFill('', 'prazo em dias')} do recebimento. Nesse caso, o frete de volta é ${orFill('', 'da loja ou de quem compra')}.</p>
<h2>Atendimento</h2>
<p>Toda mensagem recebe a confirmação de que chegou e é respondida em até cinco dias (art. 4º do Decreto). Se não ficar satisfeito, procure o Procon da sua cidade ou a plataforma <a href="https://www.consumidor.gov.br/">consumidor.gov.br</a>.</p>
<p>${identity(shop)}</p>
<p>Última atualização: ${escaped(shop.today)}.</p>`
