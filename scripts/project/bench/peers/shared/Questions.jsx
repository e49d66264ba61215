'use client';
// The one block that moves: a question opens and the one before closes.
import { useState } from 'react';
import Html from './Html.jsx';

export default function Questions({ items }) {
  const [open, setOpen] = useState(-1);
  return items.map(({ question, answer }, index) => (
    <div key={question}>
      <button
        type="button"
        className="question"
        aria-expanded={open === index}
        onClick={() => setOpen(open === index ? -1 : index)}
      >
        {question}
      </button>
      <Html hidden={open !== index} html={answer} />
    </div>
  ));
}
