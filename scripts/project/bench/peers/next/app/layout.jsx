import Link from 'next/link';
import { readSite } from '../shared/corpus.js';
import '../shared/style.css';

const site = readSite();

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link className="brand" href="/">
            {site.brand}
          </Link>
          <nav>
            <ul>
              {site.header.menu.map(({ text, href }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          {site.footer.columns.map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              <nav>
                {items.map(({ text, href }) => (
                  <Link key={href} href={href}>
                    {text}
                  </Link>
                ))}
              </nav>
            </div>
          ))}
          <p>{site.footer.copyright}</p>
        </footer>
      </body>
    </html>
  );
}
