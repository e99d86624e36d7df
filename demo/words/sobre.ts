import { shop } from '../shop.ts'

export const sobre = `
<p>A Casa Aroeira vende coisas feitas à mão para a casa. Todas vêm de oficinas pequenas, que conhecemos pelo nome, e quase todas têm a marca de um dedo em algum lugar.</p>
<h2>Como começou</h2>
<p>Em 2014, Helena Prates voltou do Vale do Jequitinhonha com o banco de trás cheio de cerâmica embrulhada em cobertor. Tinha ido por uma semana, para fotografar; ficou um mês. Tomás Resende, marceneiro, fez três prateleiras na sala da frente da casa dos dois, em Tiradentes, e abriram a janela para a rua.</p>
<p>Venderam tudo em dois sábados. Na segunda viagem já foram com encomendas e com uma pergunta que continuamos fazendo a cada oficina: <em>quanto tempo você leva e quanto isso precisa custar para valer a pena?</em></p>
<p>O nome vem da aroeira do quintal, que já estava ali antes da casa.</p>
<h2>Com quem trabalhamos</h2>
<p>Hoje são 31 oficinas em oito estados. Algumas são uma pessoa só; a maior é uma associação de vinte mulheres.</p>
<ul>
<li><strong>Vale do Jequitinhonha, MG:</strong> vasos e moringas de barro, modelados à mão e queimados a lenha.</li>
<li><strong>Prados, Bichinho e Resende Costa, MG:</strong> louça de grés, madeira, teares. São os nossos vizinhos.</li>
<li><strong>Jalapão, TO:</strong> capim-dourado colhido na época certa e costurado com fibra de buriti.</li>
<li><strong>Ceará:</strong> redes de Jaguaruana, palha de carnaúba e chapéus.</li>
<li><strong>Pernambuco, Paraíba, Bahia, Maranhão e São Paulo:</strong> renda renascença, algodão orgânico, conchas, buriti e fibra de bananeira.</li>
</ul>
<h2>Como compramos</h2>
<ol>
<li><strong>Direto.</strong> Sem atravessador. O preço é o que a oficina pede; se não couber na loja, não pedimos desconto, deixamos para outra hora.</li>
<li><strong>Metade antes.</strong> Pagamos 50% na encomenda e o restante na entrega, para que ninguém precise comprar material fiado.</li>
<li><strong>Sem pressa.</strong> O prazo é o do barro, da planta e da família. Por isso algumas peças passam semanas esgotadas.</li>
<li><strong>Com nome.</strong> Cada caixa leva um cartão dizendo quem fez e onde.</li>
</ol>
<h2>O que não fazemos</h2>
<p>Não vendemos cópia industrial com cara de artesanato e não pedimos exclusividade: as oficinas vendem para quem quiserem. Também não prometemos o que não podemos conferir. Quando escrevemos “madeira de reaproveitamento”, é porque vimos a pilha.</p>
<h2>Quem está aqui</h2>
<ul>
<li><strong>Helena Prates</strong> viaja, escolhe as peças e escreve o diário.</li>
<li><strong>Tomás Resende</strong> cuida das contas, das caixas e dos consertos.</li>
<li><strong>Marina Leal</strong> desenha os cartões, o calendário e esta loja.</li>
<li><strong>Nilza Carvalho</strong> corta e costura aventais e camisas, na sala dos fundos.</li>
<li><strong>Davi Moreira</strong> embala, posta e responde ao WhatsApp com uma paciência que admiramos.</li>
</ul>
<h2>Venha tomar um café</h2>
<p>A loja fica na ${shop.address.street}, no Centro de Tiradentes, Minas Gerais. Abrimos todos os dias, e o bule está sempre quente. Se preferir, <a href="/contato/">escreva ou ligue</a>.</p>
`
