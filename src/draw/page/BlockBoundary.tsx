import { Component, type ReactNode } from 'react';
import { say, useWords } from '../../ui/words.ts';

type Props = { name: string; children: ReactNode };

/** If a block fails in the browser, shows a card in its place, so that the rest of the page stays. */
export class BlockBoundary extends Component<Props, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.message !== undefined && before.children !== this.props.children) {
      this.setState({ message: undefined });
    }
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return <BrokenBlock name={this.props.name} message={message} />;
  }
}

function BrokenBlock({ name, message }: { name: string; message: string }) {
  const words = useWords();
  return (
    <section className="block wrap broken" role="note">
      <p>
        <strong>{say(words, 'brokenBlock', { name })}</strong>
      </p>
      {import.meta.env?.DEV ? <p>{message}</p> : null}
    </section>
  );
}
