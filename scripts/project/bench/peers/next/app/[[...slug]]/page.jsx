import Markdown from 'react-markdown';
import Block from '../../shared/Blocks.jsx';
import { compileBlock } from '../../shared/compile.js';
import { readPage, readPages, readSite } from '../../shared/corpus.js';

const site = readSite();

export function generateStaticParams() {
  return readPages().map(({ route }) => ({ slug: route === '/' ? [] : route.slice(1).split('/') }));
}

export async function generateMetadata({ params }) {
  const { title, description } = await documentOf(params);
  return { title: `${title} | ${site.brand}`, description };
}

export default async function Page({ params }) {
  const { blocks } = await documentOf(params);
  const compiled = await Promise.all(blocks.map(block => compileBlock(block, compile)));
  return compiled.map((block, index) => <Block key={index} block={block} />);
}

async function documentOf(params) {
  const { slug = ['index'] } = await params;
  return readPage(`${slug.join('/')}.json`);
}

function compile(markdown) {
  return <Markdown>{markdown}</Markdown>;
}
