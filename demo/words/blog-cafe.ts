export const blogCafe = `
<p>Em Minas, oferecer café é quase um cumprimento. E, por ser todo dia, a gente faz no automático: pó no olho, água fervendo, pressa. Com meia dúzia de ajustes e nenhum aparelho novo, o mesmo pó rende um café muito melhor.</p>
<h2>Compre menos e mais vezes</h2>
<p>Café torrado perde aroma depressa. Prefira pacotes de 250 g, com a data da torra na embalagem, e use em até um mês. Se puder moer na hora, moa: um moedor manual simples já faz diferença. Guarde bem fechado, no armário. Na geladeira, o pó puxa umidade e cheiro de cebola.</p>
<h2>Meça uma vez na vida</h2>
<p>A conta que usamos na loja é de <strong>10 gramas de pó para cada 100 ml de água</strong>, um café encorpado, de coador de pano. Quem gosta mais leve pode ir a 7 ou 8 gramas. Pese uma vez e descubra quantas das suas colheres isso dá; depois, é só repetir.</p>
<h2>A água</h2>
<p>Filtrada, sempre: o café é quase todo água. Desligue o fogo assim que começar a ferver e espere um minuto. Água em plena fervura queima o pó e traz amargor.</p>
<h2>Passo a passo</h2>
<ol>
<li>Escalde o coador e o bule com água quente e jogue essa água fora. O bule morno segura a temperatura.</li>
<li>Ponha o pó sem apertar e nivele com uma batidinha.</li>
<li>Molhe só o suficiente para umedecer tudo e espere trinta segundos. O pó incha e solta gás.</li>
<li>Despeje o resto devagar, em círculos, do centro para fora, sem lavar as bordas.</li>
<li>Tire o coador antes de secar de todo: as últimas gotas são as mais amargas.</li>
</ol>
<p>Do primeiro fio de água ao último, conte de três a quatro minutos. Passou muito disso? A moagem está fina demais. Correu em um minuto? Está grossa.</p>
<h2>Pano ou papel?</h2>
<p>O pano deixa passar os óleos e dá um café mais redondo; o papel segura e dá um café mais limpo. Se for pano, lave só com água, logo depois de usar, e guarde num pote com água na geladeira. Troque a cada dois meses. Sabão, nunca: o próximo café conta.</p>
<h2>Na xícara</h2>
<p>Cerâmica grossa mantém o calor por mais tempo, e a boca mais fechada segura o aroma. A <a href="/produto/caneca-serra/">Caneca Serra</a> foi desenhada para isso, com 300 ml e parede encorpada. Para a visita, o <a href="/produto/conjunto-cafe-da-tarde/">bule com duas canecas</a> evita o erro mais comum do café da tarde: deixar na garrafa térmica por horas, até ficar com gosto de rolha.</p>
<p>E o bolo? Fubá com erva-doce, ainda morno. Mas essa receita Helena só passa pessoalmente, no balcão.</p>
`
