import { escaped } from '../elements.ts'
import { orFill, type ShopFacts } from '../shop-facts.ts'
import { contactSentence, identity } from './identity.ts'

/** A privacy policy for what this shop really does with data, by the LGPD and the Marco Civil. */
export const privacyText = (shop: ShopFacts) => `
<p>Esta política explica, em português claro, quais dados pessoais a ${escaped(shop.name)} trata, para quê, com quem divide, por quanto tempo guarda e como você exerce os seus direitos. Ela segue a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) e o Marco Civil da Internet (Lei nº 12.965/2014).</p>
<h2>Quem é o controlador</h2>
<p>${identity(shop)} É quem decide como os seus dados são tratados nesta loja. ${contactSentence(shop)}</p>
<p><strong>Encarregado pelo tratamento de dados:</strong> ${escaped(orFill(shop.privacyContact, 'nome e e-mail do encarregado'))}.</p>
<h2>Quais dados, para quê e com qual base legal</h2>
<table>
<thead><tr><th>Dados</th><th>Finalidade</th><th>Base legal (LGPD, art. 7º)</th></tr></thead>
<tbody>
<tr><td>Nome, CPF ou CNPJ, e-mail, telefone, endereços e itens do pedido</td><td>Vender, cobrar, entregar, avisar do andamento e atender trocas</td><td>Execução de contrato (inciso V)</td></tr>
<tr><td>Dados da nota fiscal</td><td>Cumprir obrigações fiscais</td><td>Obrigação legal (inciso II)</td></tr>
<tr><td>E-mail e senha da conta, guardada de forma que ninguém consegue lê-la</td><td>Dar acesso à sua conta e aos seus pedidos</td><td>Execução de contrato (inciso V)</td></tr>
<tr><td>Mensagens de formulários, e-mail, telefone e WhatsApp</td><td>Responder e acompanhar o atendimento</td><td>Execução de contrato ou procedimentos preliminares (inciso V)</td></tr>
<tr><td>Endereço IP, data e hora de acesso</td><td>Manter a loja segura e guardar os registros que a lei exige</td><td>Obrigação legal (inciso II)</td></tr>
<tr><td>Endereço IP e navegador, transformados em um código que muda a cada dia e é apagado no fim dele</td><td>Contar visitas e medir a velocidade da loja, sem cookies e sem saber quem visita; ficam só somas por dia</td><td>Legítimo interesse (inciso IX)</td></tr>
<tr><td>E-mail para novidades</td><td>Enviar lançamentos e ofertas</td><td>Consentimento (inciso I)</td></tr>
<tr><td>Avaliações de produtos</td><td>Publicar a opinião de quem comprou</td><td>Consentimento (inciso I)</td></tr>
<tr><td>Origem da visita</td><td>Saber quais divulgações funcionam</td><td>Consentimento (inciso I)</td></tr>
</tbody>
</table>
<h2>Com quem compartilhamos</h2>
<ul>
<li><strong>Transportadoras e Correios:</strong> nome, endereço e telefone, para entregar.</li>
<li><strong>Instituições de pagamento e bancos:</strong> o necessário para cobrar, estornar e prevenir fraude.</li>
<li><strong>Fornecedores de tecnologia:</strong> hospedagem, envio de e-mails e emissão de notas fiscais, sob contrato.</li>
<li><strong>Autoridades:</strong> quando a lei ou uma ordem judicial exigir.</li>
</ul>
<p><strong>Não vendemos dados pessoais.</strong></p>
<h2>Por quanto tempo guardamos</h2>
<ul>
<li>Pedidos e notas fiscais: cinco anos depois da compra.</li>
<li>Conta de cliente: até você pedir a exclusão.</li>
<li>Registros de acesso: seis meses (art. 15 do Marco Civil).</li>
<li>Lista de novidades: até você cancelar.</li>
</ul>
<h2>Seus direitos</h2>
<p>A qualquer momento e sem custo (art. 18 da LGPD), você pode confirmar se tratamos dados seus, ter acesso a eles, corrigir, pedir a anonimização, o bloqueio ou a eliminação, pedir a portabilidade, saber com quem compartilhamos, retirar o consentimento e opor-se ao tratamento.</p>
<p>Boa parte disso você faz sozinho em <a href="/minha-conta/">Minha conta</a>, na aba “Meus dados”. Para o resto, escreva para ${escaped(orFill(shop.privacyContact || shop.email, 'e-mail do encarregado'))}. A confirmação simples sai de imediato; a declaração completa, em até 15 dias (art. 19). Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (<a href="https://www.gov.br/anpd/">gov.br/anpd</a>).</p>
<h2>Cookies</h2>
<p>Os necessários fazem a loja funcionar: lembram o carrinho, mantêm você na sua conta e guardam a sua escolha sobre cookies. Os demais só entram se você aceitar, e a recusa não atrapalha a compra. A escolha pode ser mudada quando quiser.</p>
<h2>Segurança</h2>
<p>A loja usa conexão cifrada e acesso restrito a quem precisa. Se houver um incidente que possa causar risco ou dano relevante, avisaremos você e a ANPD no prazo legal, dizendo o que aconteceu e o que fazer.</p>
<h2>Mudanças nesta política</h2>
<p>Quando algo importante mudar, avisaremos por e-mail ou na loja antes de valer.</p>
<p>Última atualização: ${escaped(shop.today)}.</p>`
