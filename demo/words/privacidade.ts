import { shop } from '../shop.ts'

export const privacidade = `
<p>Esta política explica, em português claro, quais dados pessoais a Casa Aroeira trata, para quê, com quem divide, por quanto tempo guarda e como você exerce os seus direitos. Ela segue a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) e o Marco Civil da Internet (Lei nº 12.965/2014).</p>
<h2>Quem é o controlador</h2>
<p>${shop.legalName}, CNPJ ${shop.cnpj}, com sede na ${shop.address.street}, ${shop.address.district}, ${shop.address.city}, ${shop.address.state}, CEP ${shop.address.postcode}. É quem decide como os seus dados são tratados nesta loja.</p>
<p><strong>Encarregada pelo tratamento de dados:</strong> Helena Prates, <a href="mailto:privacidade@casaaroeira.example">privacidade@casaaroeira.example</a>, telefone ${shop.phone}.</p>
<h2>Quais dados, para quê e com qual base legal</h2>
<table>
<thead><tr><th>Dados</th><th>Finalidade</th><th>Base legal (LGPD, art. 7º)</th></tr></thead>
<tbody>
<tr><td>Nome, CPF ou CNPJ, e-mail, telefone, endereços, itens e valores do pedido</td><td>Vender, cobrar, entregar, avisar do andamento e atender trocas</td><td>Execução de contrato (inciso V)</td></tr>
<tr><td>Dados da nota fiscal e registros contábeis</td><td>Cumprir obrigações fiscais e de defesa do consumidor</td><td>Obrigação legal (inciso II)</td></tr>
<tr><td>E-mail e senha da conta (a senha é guardada de forma que não conseguimos lê-la)</td><td>Dar acesso à sua conta, aos pedidos e aos downloads</td><td>Execução de contrato (inciso V)</td></tr>
<tr><td>Mensagens enviadas por formulário, e-mail, telefone ou WhatsApp</td><td>Responder e acompanhar o atendimento</td><td>Execução de contrato ou procedimentos preliminares (inciso V)</td></tr>
<tr><td>Endereço IP, data e hora de acesso</td><td>Manter a loja segura e guardar os registros exigidos pelo Marco Civil</td><td>Obrigação legal (inciso II) e legítimo interesse (inciso IX)</td></tr>
<tr><td>E-mail para a nossa carta mensal</td><td>Enviar novidades e ofertas</td><td>Consentimento (inciso I)</td></tr>
<tr><td>Avaliação de produto: primeiro nome, inicial do sobrenome, nota e texto</td><td>Publicar a opinião de quem comprou</td><td>Consentimento (inciso I)</td></tr>
<tr><td>Origem da visita (site, campanha ou busca que trouxe você)</td><td>Saber quais divulgações funcionam</td><td>Consentimento (inciso I)</td></tr>
</tbody>
</table>
<p>Os dados vêm de você, do seu aparelho durante a navegação e, na entrega, da transportadora. Não pedimos dados sensíveis, não compramos listas e não tomamos decisões apenas automatizadas que afetem os seus interesses. O número completo do cartão é tratado por quem processa o pagamento e não fica guardado conosco.</p>
<h2>Com quem compartilhamos</h2>
<ul>
<li><strong>Transportadoras e Correios:</strong> nome, endereço e telefone, para entregar.</li>
<li><strong>Instituições de pagamento e bancos:</strong> o necessário para cobrar, estornar e prevenir fraude.</li>
<li><strong>Fornecedores de tecnologia:</strong> hospedagem, envio de e-mails e emissão de nota fiscal, sob contrato e seguindo as nossas instruções.</li>
<li><strong>Contabilidade:</strong> os documentos fiscais.</li>
<li><strong>Autoridades:</strong> quando a lei ou uma ordem judicial exigir.</li>
</ul>
<p>As oficinas que fazem as peças não recebem os seus dados. <strong>Não vendemos dados pessoais.</strong> Se algum fornecedor guardar informações fora do Brasil, a transferência seguirá os artigos 33 a 36 da LGPD, e a encarregada informa o país a quem perguntar.</p>
<h2>Por quanto tempo guardamos</h2>
<table>
<thead><tr><th>Dados</th><th>Prazo</th></tr></thead>
<tbody>
<tr><td>Pedidos e notas fiscais</td><td>5 anos depois da compra, pelos prazos fiscais e do art. 27 do CDC</td></tr>
<tr><td>Conta de cliente</td><td>Até você pedir a exclusão</td></tr>
<tr><td>Registros de acesso</td><td>6 meses (art. 15 do Marco Civil)</td></tr>
<tr><td>Mensagens de atendimento</td><td>2 anos depois da última resposta; se ligadas a um pedido, o prazo do pedido</td></tr>
<tr><td>Carta mensal</td><td>Até você cancelar</td></tr>
<tr><td>Registro de consentimentos</td><td>Enquanto valerem e por 5 anos depois de retirados, como prova</td></tr>
</tbody>
</table>
<p>Terminado o prazo, os dados são apagados ou tornados anônimos.</p>
<h2>Seus direitos</h2>
<p>O artigo 18 da LGPD garante que você pode, a qualquer momento e sem custo:</p>
<ul>
<li>confirmar se tratamos dados seus e ter acesso a eles;</li>
<li>corrigir dados incompletos, inexatos ou desatualizados;</li>
<li>pedir a anonimização, o bloqueio ou a eliminação de dados desnecessários, excessivos ou tratados em desacordo com a lei;</li>
<li>pedir a portabilidade a outro fornecedor;</li>
<li>pedir a eliminação dos dados tratados com o seu consentimento;</li>
<li>saber com quem compartilhamos os seus dados;</li>
<li>saber que pode negar o consentimento e o que acontece se negar;</li>
<li>retirar o consentimento;</li>
<li>opor-se a tratamento feito sem consentimento, se houver descumprimento da lei.</li>
</ul>
<h3>Como pedir</h3>
<ol>
<li>Escreva para <a href="mailto:privacidade@casaaroeira.example">privacidade@casaaroeira.example</a>, de preferência com o e-mail usado na loja, e diga o que deseja. Dados de cadastro e endereço você mesmo corrige em <a href="/minha-conta/">Minha conta</a>.</li>
<li>Podemos pedir uma confirmação de identidade, só para não entregar os seus dados a outra pessoa.</li>
<li>Confirmação simples sai de imediato; a declaração completa, em até 15 dias (art. 19).</li>
</ol>
<p>A exclusão não alcança o que a lei nos obriga a guardar, como as notas fiscais. Nesses casos, explicamos o que fica e até quando. Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (<a href="https://www.gov.br/anpd/">gov.br/anpd</a>) ou aos órgãos de defesa do consumidor.</p>
<h2>Cookies e armazenamento no navegador</h2>
<p>Cookies são pequenos arquivos que o site guarda no seu navegador. Os necessários fazem a loja funcionar e não dependem de autorização. Os demais só entram se você aceitar, e a recusa não atrapalha a compra.</p>
<table>
<thead><tr><th>Nome</th><th>Para quê</th><th>Duração</th><th>Tipo</th></tr></thead>
<tbody>
<tr><td>vitrine_session (em conexão cifrada, __Host-vitrine_session)</td><td>Lembrar o seu carrinho e manter você na sua conta</td><td>Até 30 dias; deixa de valer depois de 2 dias sem visita. Na conta, até fechar o navegador, ou 30 dias com “Lembre-me”</td><td>Necessário</td></tr>
<tr><td>woocommerce_items_in_cart, woocommerce_cart_hash</td><td>Saber se o carrinho mudou</td><td>Até 30 dias</td><td>Necessário</td></tr>
<tr><td>vitrine_notices</td><td>Mostrar, na página seguinte, o aviso sobre o que você acabou de fazer</td><td>Até o aviso ser mostrado</td><td>Necessário</td></tr>
<tr><td>store_notice*</td><td>Não mostrar de novo o aviso da loja que você fechou</td><td>1 ano</td><td>Necessário</td></tr>
<tr><td>vitrine_consent</td><td>Lembrar o que você aceitou ou recusou</td><td>180 dias</td><td>Necessário</td></tr>
<tr><td>sbjs_*</td><td>Registrar a origem da visita</td><td>Sessão do navegador; sbjs_session, 30 minutos</td><td>Depende do seu aceite</td></tr>
</tbody>
</table>
<p>O navegador também guarda, no seu aparelho, uma cópia do carrinho e a lembrança de janelas já fechadas. Vídeos e conteúdos de redes sociais só são carregados depois da sua autorização. Você pode rever a escolha quando quiser ou apagar tudo nas configurações do navegador.</p>
<h2>Segurança</h2>
<p>A loja usa conexão cifrada, senhas embaralhadas e acesso restrito a quem precisa. Nenhum sistema é infalível: se houver incidente que possa causar risco ou dano relevante a você, avisaremos você e a ANPD no prazo legal, dizendo o que aconteceu e o que fazer.</p>
<h2>Crianças e adolescentes</h2>
<p>A loja é para maiores de 18 anos, e não coletamos de propósito dados de crianças. Se perceber que isso ocorreu, avise a encarregada e apagaremos.</p>
<h2>Mudanças nesta política</h2>
<p>Quando algo importante mudar, avisaremos por e-mail ou na loja antes de valer. Mudança que dependa do seu consentimento só vale depois que você aceitar.</p>
<p>Última atualização: 17 de novembro de 2026.</p>
`
