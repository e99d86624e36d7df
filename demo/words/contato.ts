import { shop } from '../shop.ts'

const hours = shop.openingHours.map(({ days, hours: open }) => `<li>${days}: ${open}</li>`).join('\n')

export const contato = `
<p>Dúvida sobre uma peça, um pedido ou um presente? Quem responde é gente da loja, em horário de loja. Por e-mail, a resposta sai em até um dia útil.</p>
<h2>Fale com a gente</h2>
<ul>
<li><strong>E-mail:</strong> <a href="mailto:${shop.email}">${shop.email}</a></li>
<li><strong>Telefone:</strong> ${shop.phone}</li>
<li><strong>WhatsApp:</strong> ${shop.whatsapp}</li>
</ul>
<h2>Visite a loja</h2>
<p>${shop.address.street}, ${shop.address.district}, ${shop.address.city}, ${shop.address.state}, CEP ${shop.address.postcode}.</p>
<ul>
${hours}
</ul>
<p>A rua é de pedra e não tem vaga na porta: deixe o carro no Largo das Forras e venha a pé, são cinco minutos. Há um degrau na entrada; temos rampa móvel, é só chamar.</p>
<h2>Para agilizar</h2>
<ul>
<li><strong>Sobre um pedido:</strong> tenha à mão o número dele, que está no e-mail de confirmação.</li>
<li><strong>Chegou quebrado:</strong> mande fotos da caixa, do recheio e da peça. Resolvemos sem custo para você.</li>
<li><strong>Quer devolver:</strong> veja o passo a passo em <a href="/trocas-e-devolucoes/">trocas e devoluções</a>.</li>
<li><strong>Prazo e frete:</strong> está tudo em <a href="/entrega-e-frete/">entrega e frete</a>.</li>
<li><strong>Seus dados pessoais:</strong> escreva para o encarregado, como explica a <a href="/politica-de-privacidade/">política de privacidade</a>.</li>
</ul>
<h2>Para oficinas</h2>
<p>Você faz e quer mostrar? Mande três fotos, a cidade onde trabalha e quantas peças consegue fazer por mês, sem aperto. Lemos tudo e respondemos, mesmo quando a resposta é “agora não”.</p>
<h2>Dados da empresa</h2>
<ul>
<li><strong>Razão social:</strong> ${shop.legalName}</li>
<li><strong>CNPJ:</strong> ${shop.cnpj}</li>
</ul>
`
